/** What can be set of waking people. */
import { NoStart } from '../no-start.ts';

export interface NoticeConfig {
  /** Where people find this server, without a slash at the end. */
  readonly address: string | undefined;
  readonly mail: { readonly smtp: string; readonly from: string; readonly address: string } | undefined;
  /** Whether browsers may be woken by an address of this machine or its network: for tests. */
  readonly isPushInner: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isWeb = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

export function noticeConfig(env: Environment): NoticeConfig {
  const address = env.ELBOWROOM_ADDRESS?.replace(/\/+$/, '') || undefined;
  if (address !== undefined && !isWeb(address)) throw new NoStart('ELBOWROOM_ADDRESS must begin with https:// or http://');
  return { address, mail: mailConfig(env, address), isPushInner: env.ELBOWROOM_PUSH_INNER === '1' };
}

/** Links in mails must lead here whatever somebody says that this server is called: so it has to be set. */
function mailConfig(env: Environment, address: string | undefined): NoticeConfig['mail'] {
  const smtp = env.ELBOWROOM_SMTP || undefined;
  if (smtp === undefined) return undefined;
  if (!/^smtps?:\/\//.test(smtp) || !URL.canParse(smtp)) throw new NoStart('ELBOWROOM_SMTP must begin with smtp:// or smtps://');
  if (address === undefined) throw new NoStart('With ELBOWROOM_SMTP, ELBOWROOM_ADDRESS must be set: links in mails lead there');
  return { smtp, from: env.ELBOWROOM_MAIL_FROM || `elbowroom@${new URL(address).hostname}`, address };
}
