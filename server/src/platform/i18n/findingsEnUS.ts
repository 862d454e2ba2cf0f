import type { findingsZhCN } from './findingsZhCN.ts';

export const findingsEnUS: Record<'finding', Record<keyof (typeof findingsZhCN)['finding'], string>> = {
  finding: {
    unexamined: 'Could not be checked: {reason}',
    settingsOk: 'No setting is misspelled or left over.',
    misspelt: '{name} is not a setting of this server. Did you mean {meant}?',
    passwordLeft:
      'ADMIN_PASSWORD is still set, although {account} has chosen another password. Remove ADMIN_ACCOUNT and ADMIN_PASSWORD.',
    lostKeysLeft: 'ALLOW_LOST_KEYS names {ids}, but no bidding is waiting for these keys. Remove the setting.',
    demoAllowed:
      'ALLOW_DEMO lets anyone on the network log in to the demo accounts. Remove the setting before you enter real data.',
    ownersLeft:
      '{school}: the approval flows {names} do not ask the card owners. Open each flow, add a step “Card owners”, or confirm the exception.',
    keysOk: 'New biddings are sealed with {keyId}, and the keys of all biddings in progress are available.',
    noKey:
      'SEALING_KEYS is not set, so no bidding can be published. Set it to id:secret, for example with a secret from `openssl rand -base64 48`.',
    keyAway:
      '{count#bidding in progress needs|biddings in progress need} the sealing key {name}, which is missing. Add the key to SEALING_KEYS and restart. If the key is permanently lost, a platform administrator can declare it lost on the page “Monitor”.',
    quoteUnreadable:
      '{count#quote|quotes} for “{name}” cannot be read. Restore the data from a backup, or have the officer declare the quotes unreadable.',
    databaseOk: 'PostgreSQL {version}, {encoding}, {size}',
    embeddedOk:
      'Embedded database {version}, {encoding}, {size}. A power failure may destroy data. For production, use PostgreSQL.',
    encodingWrong: 'The database encoding is {encoding}. Move the data to a database with the encoding UTF8.',
    replicaOk: 'REPORT_DATABASE_URL: the replica responds and is up to date.',
    replicaAway:
      'REPORT_DATABASE_URL: the replica does not respond ({reason}), so figures and exports are refused. Start the replica, or remove the setting and restart the servers.',
    replicaBehind:
      'REPORT_DATABASE_URL: the replica is {minutes#minute|minutes} behind, and so are figures and exports. Check the replica’s load and its connection to the database.',
    replicaForeign:
      'REPORT_DATABASE_URL names a replica of another database. Set the address of a replica of this database, and restart the servers immediately.',
    startFault: '{reason}',
    migrationsDue: '{count#migration|migrations} due. The next start runs them. Make a backup first.',
    databaseEmpty: 'The database is empty. The first start adds the base data.',
    embeddedInUse: 'A server is using {folder}. For the other checks, see the page “Monitor” of that server, or stop the server.',
    clockOk: 'The clocks of this machine and of the database agree.',
    clockJumped:
      'The clock jumped by {minutes#minute|minutes}, so timers and tasks of this process are paused. Correct the clock. If the current time is correct, restart the servers.',
    clocksApart:
      'The clocks of this machine and of the database differ by {seconds#second|seconds}. Synchronize both with a time server.',
    clockOff:
      'The clock differs from {host} by {seconds#second|seconds}. Synchronize this machine and the database with a time server.',
    workOk: 'Tasks and timers run on time.',
    noServer: 'No server has been running since {time}, so timers are stopped. Start a server.',
    tasksWait: '{count#task|tasks} waiting since {time}. Start a server without TASK_WORKER=0, or check the log for task faults.',
    dueWait: '{count#timer|timers} waiting since {time}. Check the log for `due event fault`.',
    spaceOk: '{folder}: {size} free',
    spaceShort: '{folder}: only {size} free. Free up space, or move the folder to a larger disk.',
    unwritable: '{folder} is not writable. Give the user that runs the server write permission.',
    filesOk: 'No files are missing ({count#file|files} checked).',
    filesPart: '{count#file|files} checked in the time available for a page. To check all files, run `npm run doctor`.',
    filesMissing: '{count#file|files} missing or damaged, such as {names}. Restore the file folder from a backup.',
    filesUnknown:
      '{count#file|files} in the folder unknown to the database, for example after restoring an older database. They do no harm. Keep them until you are sure that they are not needed.',
    chainsOk: 'The logs of {records#record|records} are complete ({events#entry|entries}).',
    chainsPart:
      'The logs of {records#record|records} ({events#entry|entries}) were verified in the time available for a page and are complete. To verify all logs, run `npm run doctor`.',
    chainsBroken:
      'The logs of {count#record|records} were changed outside this software, such as {names}. Compare them with a backup, and find out who writes to the database.',
    noGateway: 'No gateway is set up.',
    smsMissing:
      'SMS_WEBHOOK_URL is not set, so no codes reach phones: suppliers cannot register, and forgotten passwords cannot be reset. Set the setting to the address of an SMS gateway.',
    gatewayOk: '{setting}: {host} responds.',
    gatewayAway:
      '{setting}: {host} could not be reached ({reason}). Check the address, the firewall, and whether the gateway is running.',
    gatewayRefuses: '{setting}: {host} rejects the token (HTTP {status}). Set the token provided by the gateway’s operator.',
    gatewayRedirects: '{setting}: {host} redirects (HTTP {status}), and redirects are not followed. Set the final address.',
    gatewayFails: '{setting}: {host} returns an error (HTTP {status}). Contact the gateway’s operator.',
    wechatOk: 'WeChat accepts the account.',
    wechatAway:
      'WeChat could not be reached or does not accept the account. See the log for the reason. Check WECHAT_APP_ID, WECHAT_APP_SECRET and the IP allowlist at WeChat.',
  },
};
