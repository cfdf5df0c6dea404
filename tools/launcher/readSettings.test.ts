import { expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'

test('without any setting everything is local and has its usual port', () => {
  expect(readSettings({}, '/saya')).toEqual({
    mode: 'local',
    host: '127.0.0.1',
    ports: { PORT: 8080, STUDIO_PORT: 8090, SANDBOX_PORT: 8091, SANDBOX_MAIL_PORT: 8092 },
    dataFolder: '/saya/.data',
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty" but must be a number from 1 to 65535.'],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000" but must be a number from 1 to 65535.'],
  [{ PORT: '8091' }, 'PORT and SANDBOX_PORT are both 8091: give them different ports.'],
  [{ HOST: 'my machine' }, 'HOST is "my machine", which is no address or host name.'],
  [{ MODE: 'prod' }, 'MODE is "prod" but can only be local or production.'],
])('the wrong setting %j is one sentence', (env, sentence) => {
  expect(() => readSettings(env, '/saya')).toThrow(sentence)
})
