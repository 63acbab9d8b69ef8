export { type Config, readConfig } from './config.ts';
export type { ProblemCode } from './errors.ts';
export type { DayStanding, DayTable } from './game/days.ts';
export type { ChangedNews, News, NewsRow, TableView } from './game/news.ts';
export type { PastView } from './game/past.ts';
export { listen } from './listen.ts';
export { createServer, type Games } from './server.ts';
export { openStore } from './store/open.ts';
export type { ChatLine } from './store/store.ts';
