import { buildDoors, storm } from './storm.ts';

const doors = await buildDoors();
const [from = 1, to = 3] = process.argv.slice(2).map(Number);
const t0 = performance.now();
Error.stackTraceLimit = 0;
const cpu = process.cpuUsage();
for (let s = from; s <= to; s++) {
  const r = await storm(String(s), doors);
  console.log(s, r.digest, JSON.stringify(r.counts), 'faults', r.faults.length, r.violations.slice(0, 3));
}
const { user, system } = process.cpuUsage(cpu);
console.log(((user + system) / 1000 / (to - from + 1)).toFixed(0), 'ms cpu');
console.log(((performance.now() - t0) / (to - from + 1)).toFixed(0), 'ms a storm');
process.exit(0);
