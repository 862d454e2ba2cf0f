import type { RouteRule } from '@campus-procurement/hooks';
import type { Page } from '#layout/page.ts';

/** A page, and who may open it. */
export interface AppRoute extends RouteRule, Page {}
