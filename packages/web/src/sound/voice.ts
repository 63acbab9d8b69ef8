/** From numbers to something that can be heard, in whatever context it is to sound. */
import type { Wave } from './tone.ts';

export function bufferOf(context: BaseAudioContext, wave: Wave, rate: number): AudioBuffer {
  const buffer = context.createBuffer(1, wave.length, rate);
  buffer.copyToChannel(wave, 0);
  return buffer;
}

/** `volume`: 0 to 1, as somebody has set it. */
export function voiceOf(context: BaseAudioContext, buffer: AudioBuffer, volume: number): AudioBufferSourceNode {
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = buffer;
  // What the ear takes for half as loud is a quarter.
  gain.gain.value = volume * volume;
  source.connect(gain).connect(context.destination);
  return source;
}
