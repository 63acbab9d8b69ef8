/** Coins as they are told: to the hundredth. */
export const hundredths = (n: number): number => Math.round(n * 100) / 100;
