import type { findingsZhCN } from './findingsZhCN.ts';

export const findingsEnUS: Record<'finding', Record<keyof (typeof findingsZhCN)['finding'], string>> = {
  finding: {
    unexamined: 'Could not be examined: {reason}',
    settingsOk: 'No setting is misspelt or left over',
    misspelt: '{name} is not a setting of this server. Did you mean {meant}?',
    passwordLeft:
      'ADMIN_PASSWORD is still set, although {account} has chosen another password. Take ADMIN_ACCOUNT and ADMIN_PASSWORD out',
    lostKeysLeft: 'ALLOW_LOST_KEYS names {ids}, which no bidding waits for any more. Take it out',
    demoAllowed: 'ALLOW_DEMO lets everybody in the network log in to the demo accounts. Take it out before real data are entered',
    keysOk: 'New biddings are sealed with {keyId}, and the keys of all running ones are here',
    noKey:
      'SEALING_KEYS is not set, so no bidding can be announced. Set it to id:secret, for instance with a secret of `openssl rand -base64 48`',
    keyAway:
      'The sealing key {name} is not here. Running biddings that need it: {count}. Add it to SEALING_KEYS and restart; if it is gone for good, an administrator declares it lost on the page Monitor',
    quoteUnreadable:
      'Quotes of “{name}” that cannot be read: {count}. Restore their rows from a backup, or let the officer declare them unreadable',
    databaseOk: 'PostgreSQL {version}, {encoding}, {size}',
    embeddedOk:
      'Embedded database {version}, {encoding}, {size}. It does not survive a power failure: run an office on PostgreSQL',
    encodingWrong: 'The encoding of the database is {encoding}. Move the data to a database with the encoding UTF8',
    replicaOk: 'REPORT_DATABASE_URL: the replica answers and is up to date',
    replicaAway:
      'REPORT_DATABASE_URL: the replica does not answer ({reason}), so figures and exports are refused. Start it, or take the setting out and restart the servers',
    replicaBehind:
      'REPORT_DATABASE_URL: the replica is {minutes} minutes behind, and so are figures and exports. Check its connection to the database and its load',
    replicaForeign:
      'REPORT_DATABASE_URL names a replica of another database. Set the address of a replica of this one, and restart the servers at once',
    startFault: '{reason}',
    migrationsDue: 'Migrations that are due: {count}. The next start carries them out; make a backup before',
    databaseEmpty: 'The database is empty. The first start fills it',
    embeddedInUse: 'A server is using {folder}. See its page Monitor for what is not examined here, or stop it',
    clockOk: 'The clocks of this machine and of the database agree',
    clockJumped:
      'The clock has jumped by {minutes} minutes, so timers and tasks of this process stand still. Correct the clock; if it is right now, restart the servers',
    clocksApart:
      'The clock of this machine differs from that of the database by {seconds} s. Synchronise both with a time server',
    clockOff:
      'The clock differs from that of {host} by {seconds} s. Synchronise this machine and the database with a time server',
    workOk: 'Tasks and timers are carried out in time',
    noServer: 'No server has given a sign of life since {time}. Start one: timers stand still meanwhile',
    tasksWait:
      'Tasks that have been waiting since {time}: {count}. Start a server without TASK_WORKER=0, or look into the log for faults of tasks',
    dueWait: 'Timers that have been waiting since {time}: {count}. Look into the log for `due event fault`',
    spaceOk: '{folder}: {size} free',
    spaceShort: '{folder}: only {size} free. Make room, or move it to a larger disk',
    unwritable: '{folder} cannot be written to. Give the user of the server the right to write there',
    filesOk: 'All files are there: {count}',
    filesPart: 'Files that were looked for in the time of a page: {count}. `npm run doctor` looks for all of them',
    filesMissing: 'Files that are missing or damaged: {count}, among them {names}. Restore the folder of files from a backup',
    filesUnknown:
      'Contents in the folder that the database does not know: {count}, as after restoring an older database. They do no harm; keep them until it is certain that nobody misses them',
    chainsOk: 'The logs of all records are whole: {records}, with {events} entries',
    chainsPart:
      'Logs that were verified in the time of a page and are whole: {records}, with {events} entries. `npm run doctor` verifies all of them',
    chainsBroken:
      'Logs that were changed outside this software: {count}, among them {names}. Compare them with a backup, and find out who writes to the database',
    noGateway: 'No gateway is set up',
    smsMissing:
      'SMS_WEBHOOK_URL is not set, so no codes reach phones: no supplier can register, and nobody can set a forgotten password anew. Set it to an SMS gateway',
    gatewayOk: '{setting}: {host} answers',
    gatewayAway: '{setting}: {host} was not reached ({reason}). Check the address, the firewall, and whether the gateway runs',
    gatewayRefuses: '{setting}: {host} refuses the token (HTTP {status}). Set the one that its operator has given out',
    gatewayRedirects: '{setting}: {host} sends elsewhere (HTTP {status}), which is not followed. Set the final address',
    gatewayFails: '{setting}: {host} answers with an error (HTTP {status}). Ask its operator',
    wechatOk: 'WeChat accepts the account',
    wechatAway:
      'WeChat was not reached or does not accept the account; the log says which. Check WECHAT_APP_ID, WECHAT_APP_SECRET and the list of addresses at WeChat',
  },
};
