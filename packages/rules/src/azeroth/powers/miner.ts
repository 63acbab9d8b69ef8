import { power } from '../../core/ability.ts';
import { coinPer, withSymbol } from '../../core/terms.ts';
import { CAVERN } from '../../core/world.ts';
import { unverified } from '../values.ts';

/** Miner. A coin more for each cavern. */
export const miner = power({ id: 'miner', value: unverified.miner, income: coinPer('AZ-MINER-1', withSymbol(CAVERN)) });
