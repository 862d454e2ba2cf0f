import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

export type Round = Selectable<Tables['bidRound']>;
export type Quote = Selectable<Tables['bidQuote']>;
