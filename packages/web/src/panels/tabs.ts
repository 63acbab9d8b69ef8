/** What a phone shows one at a time. */
export const tabs = ['map', 'peoples', 'seats', 'log'] as const;
export type Tab = (typeof tabs)[number];
