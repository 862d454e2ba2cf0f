import { BusinessError, ConfigurationError, type Input, isApiError, type Schemas } from '@campus-procurement/sdk';
import { buildMenu } from '../menu/buildMenu.ts';
import { findRoleDept } from '../menu/chooseRoleDept.ts';
import { actAs, chooseRole } from './chooseRole.ts';
import type { Core } from './core.ts';
import { endSession, leaveSession } from './endSession.ts';
import { enterSession } from './enterSession.ts';
import { followStoredToken } from './followStoredToken.ts';
import { isUnauthorized, reportMenuFailure } from './loadIdentity.ts';
import type { LoginTicket, Session } from './Session.ts';
import type { ReadyState } from './SessionState.ts';
import { forgetIdentity } from './storedIdentity.ts';

type Login = LoginTicket | { operation: 'login'; input: Input<'login'> };

/** The methods of a session that change the identity or its data. */
type Transitions = Pick<
  Session,
  'login' | 'loginByTicket' | 'logout' | 'switchTo' | 'applyMenuFromServer' | 'refreshUser' | 'followAccess'
>;

/** Creates the methods. */
export function transitions(core: Core): Transitions {
  /** The version of menus and permissions that the identity was read with, or soon before. */
  let access = { epoch: -1, version: 0 };

  function logIn({ operation, input }: Login): Promise<void> {
    core.supersede();
    if (!core.expired()) {
      forgetIdentity(core.storage);
      core.token = null;
      core.replace({ status: 'loggingIn' });
    }
    return core.run(async (change) => {
      let user: Schemas['UserInfo'] | null;
      try {
        // Each operation has its own input. The compiler sees a union of both, so they are cast to the first.
        const issued = await change.ask(operation as 'login', input as Input<'login'>);
        change.signal.throwIfAborted();
        core.token = issued.access_token;
        user = await chooseRole(core, change, issued.userinfo);
      } catch (error) {
        change.signal.throwIfAborted();
        core.clear(core.expired() ? 'expired' : 'loginFailed');
        if (operation !== 'accountLogin' || !isApiError(error)) throw error;
        // Product spec, section 8: a failed platform login always has the code '500'.
        throw new BusinessError('The login failed.', { body: { ...error, code: '500' }, cause: error });
      }
      await (user ? enterSession(core, change, user) : leaveSession(core));
    });
  }

  /** Replaces known data by what is read, unless the identity changes meanwhile. `null` from `toState` ends the session. */
  async function renew<T>(read: Promise<T>, toState: (answer: T) => Partial<ReadyState> | null): Promise<void> {
    const { epoch } = core.state.get();
    const answer = await read;
    const now = core.ready();
    if (now?.epoch !== epoch) return;
    const part = toState(answer);
    if (part) return core.state.set({ ...now, ...part });
    core.supersede();
    await leaveSession(core);
  }

  return {
    login: (body) => logIn({ operation: 'login', input: { body } }),
    loginByTicket: logIn,

    async logout() {
      if (core.state.get().status === 'anonymous') return { redirectUrl: null };
      core.supersede();
      return { redirectUrl: await endSession(core, 'logout') };
    },

    async switchTo(wish) {
      while (core.changing) await core.changing;
      const before = core.ready();
      const choice = before && findRoleDept(before.user.roleDeptList, wish);
      if (!choice) throw new ConfigurationError('The user does not hold this role.', {});
      core.state.set({ ...before, switching: true });
      await core.run(async (change) => {
        let user: Schemas['UserInfo'];
        try {
          user = await actAs(core, change, before.user, choice);
        } catch (error) {
          change.signal.throwIfAborted();
          const now = core.ready();
          if (now) core.state.set({ ...now, switching: false });
          if (isUnauthorized(error)) core.refused();
          throw error;
        }
        await enterSession(core, change, user);
      });
    },

    applyMenuFromServer: () =>
      renew(core.transport.client.call('getMenuConfig').catch(reportMenuFailure), (menu) => {
        const navigation = buildMenu(menu);
        return navigation.firstEntry === null ? null : { menu, navigation };
      }),

    async followAccess(version) {
      // Suppliers have no menus and permissions that could have changed.
      if (core.forSuppliers) return;
      const { client } = core.transport;
      const { epoch } = core.state.get();
      const before = access.epoch === epoch ? access.version : version;
      access = { epoch, version };
      if (before === version) return;
      const read = Promise.all([client.call('getInfo'), client.call('getUserMenu').catch(reportMenuFailure)]);
      const failed = (error: unknown) => {
        if (access.epoch === epoch) access = { epoch, version: before };
        if (!isApiError(error)) throw error;
      };
      await renew(read, ([user, menu]) => {
        const navigation = buildMenu(menu);
        if (navigation.firstEntry === null) return null;
        core.storage.set('userInfo', user);
        return { user, permissions: new Set(user.permissions), menu, navigation };
      }).catch(failed);
    },

    async refreshUser() {
      if (core.state.get().status === 'initialPassword') {
        followStoredToken(core, true);
        await core.changing;
        return;
      }
      await renew(core.transport.client.call('getInfo'), (user) => {
        core.storage.set('userInfo', user);
        return { user };
      });
    },
  };
}
