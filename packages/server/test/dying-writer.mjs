// Loaded into every thread of a server: the one that writes dies when a guest called Die is to be kept.
import { parentPort, workerData } from 'node:worker_threads';

if (typeof workerData?.file === 'string')
  parentPort?.on('message', (words) => {
    if (String(words).includes('"Die"')) process.exit(3);
  });
