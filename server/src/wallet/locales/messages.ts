import type { Language } from '#contract/option-schemas.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { type WalletSentences, zh } from './zh.ts';

/** The sentences of the wallet's messages. */
export const walletMessages: Readonly<Record<Language, WalletSentences>> = { zh, en, es, fr, ru };
