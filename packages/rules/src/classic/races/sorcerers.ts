import { type Race, race } from '../../core/ability.ts';
import { conversion } from '../conversion.ts';

/** Sorcerers. Once per turn and opponent they turn a lone active token into one of their own, which is not like losing it (CL-SORCERERS-3). */
export const sorcerers: Race = race({
  id: 'sorcerers',
  value: 5,
  tray: 18,
  attack: conversion({ tile: () => sorcerers, rule: 'CL-SORCERERS-1', alone: 'CL-SORCERERS-2', limits: 'CL-SORCERERS-5' }),
});
