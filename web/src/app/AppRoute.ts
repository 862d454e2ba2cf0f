import type { RouteRule } from '@campus-procurement/hooks';
import type { Page } from '#layout/page.ts';

/** A page with the rule for who may open it. */
export interface AppRoute extends RouteRule, Page {}
