/** Mail through whatever SMTP server there is. The address of a mailbox is asked for its leave once, and every mail says how to be rid of the next. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Bell } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Message, Rung } from './post.ts';
import { mailWords } from './words.ts';

export interface MailTerms {
  /** `smtp://user:password@host:port` or `smtps://…` */
  readonly smtp: string;
  readonly from: string;
  /** Where people find this server. */
  readonly address: string;
}

type Wish = 'confirm' | 'stop';

export interface Mail {
  readonly ring: (bell: Bell, message: Message) => Promise<Rung>;
  readonly askLeave: (bell: Bell) => Promise<void>;
  readonly linked: (code: string) => Promise<{ readonly bell: string; readonly wish: Wish } | undefined>;
  readonly close: () => void;
}

const SECRET = 'mail-links';
/** Milliseconds. */
const [CONNECTION_MS, SILENCE_MS] = [5000, 10_000];

export function mailOn(store: Pick<Store, 'keepSecret'>, { smtp, from, address }: MailTerms, secret: string): Mail {
  const transport = createTransport(
    {
      url: smtp,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECTION_MS,
      greetingTimeout: CONNECTION_MS,
      socketTimeout: SILENCE_MS,
    },
    { from },
  );
  const domain = new URL(address).hostname;
  let known: Promise<string> | undefined;
  const sealOf = async (bell: string, wish: Wish): Promise<string> => {
    known ??= store.keepSecret(SECRET, secret);
    return createHmac('sha256', await known)
      .update(`${wish}/${bell}`)
      .digest('base64url')
      .slice(0, 22);
  };
  /** Behind the `#`, so that it is in no log. */
  const codeFor = async (bell: string, wish: Wish): Promise<string> => `${bell}.${wish}.${await sealOf(bell, wish)}`;
  return {
    async ring(bell, message) {
      const words = mailWords(bell.language);
      const [table, stop] = [`${address}/#table/${message.table}`, await codeFor(bell.id, 'stop')];
      return sent(transport, {
        to: bell.address,
        subject: message.title,
        messageId: `<${message.id}@${domain}>`,
        headers: { 'List-Unsubscribe': `<${address}/api/v1/mail/${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        ...written([message.body], [words.open, table], [words.stop, `${address}/#mail/${stop}`]),
      });
    },
    async askLeave({ id, address: to, language }) {
      const { asks, confirm, ignore } = mailWords(language);
      const link = `${address}/#mail/${await codeFor(id, 'confirm')}`;
      await sent(transport, { to, subject: asks.title, ...written([asks.body], [confirm, link], [ignore]) });
    },
    async linked(code) {
      const [bell = '', word = '', seal = ''] = code.split('.');
      const wish = (['confirm', 'stop'] as const).find((known) => known === word);
      if (wish === undefined) return undefined;
      const [given, right] = [Buffer.from(seal), Buffer.from(await sealOf(bell, wish))];
      return given.length === right.length && timingSafeEqual(given, right) ? { bell, wish } : undefined;
    },
    close: () => transport.close(),
  };
}

type Transport = ReturnType<typeof createTransport>;

/** What the server refuses for good is a mailbox that is not there; its words name the address, which belongs to no log. */
async function sent(transport: Transport, mail: Parameters<Transport['sendMail']>[0]): Promise<Rung> {
  try {
    await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    return 'rung';
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
    return code === 550 || code === 551 || code === 553 ? 'gone' : {};
  }
}

const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Paragraphs: words alone, or words that lead somewhere. */
function written(...parts: readonly (readonly string[])[]): { readonly text: string; readonly html: string } {
  const paragraph = ([words = '', link]: readonly string[]): string =>
    link === undefined ? `<p>${escaped(words)}</p>` : `<p><a href="${escaped(link)}">${escaped(words)}</a></p>`;
  return {
    text: parts.map((part) => part.join(': ')).join('\n\n'),
    html: `<!doctype html><html><body style="font:16px/1.5 sans-serif">${parts.map(paragraph).join('')}</body></html>`,
  };
}
