/** PostgreSQL cannot serve. The sentence says what to do; the detail holds the last lines of its log. */
export class PostgresFault extends Error {
  readonly sentence: string
  readonly detail: string

  constructor(sentence: string, detail = '') {
    super(detail ? `${sentence}\n${detail}` : sentence)
    this.name = 'PostgresFault'
    this.sentence = sentence
    this.detail = detail
  }
}

const causes: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'The disk is full: free some space and start again.'],
  [
    /Cannot allocate memory|could not (?:map|create) (?:anonymous )?shared memory/,
    'The machine has too little free memory for PostgreSQL: stop something else and start again.',
  ],
  [
    /database files are incompatible|was initialized by PostgreSQL version/,
    'The database was made by another version of PostgreSQL: start it with the version of Saya that made it.',
  ],
  [
    /Permission denied|Operation not permitted|EACCES|EPERM/i,
    'PostgreSQL may not read or write its own folder: give the data folder to the user that starts Saya, or choose another with SAYA_DATA.',
  ],
  [
    /could not locate a valid checkpoint record|invalid checkpoint record|checksum verification failed/,
    'The database files are damaged: put back a backup, or choose an empty folder with SAYA_DATA.',
  ],
]

const otherwise =
  'The embedded PostgreSQL does not start: its last lines follow; DATABASE_URL can name a PostgreSQL of your own instead.'

/** Turns a log into the one sentence a person can act on. */
export function faultFromLog(log: string): PostgresFault {
  const sentence = causes.find(([pattern]) => pattern.test(log))?.[1] ?? otherwise
  return new PostgresFault(sentence, log.trim().split('\n').slice(-12).join('\n'))
}
