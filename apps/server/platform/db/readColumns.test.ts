import { expect, test } from 'vitest'
import { readColumns, UnansweredCommands } from './readColumns.ts'

test('each column gives its element to each row, and what is null stays so', () => {
  expect(readColumns({ outcomes: '{0,NULL,25}', replays: '{f,t,f}', balances: '{-1,2,9007199254740993}' }, 3)).toEqual([
    { outcomes: '0', replays: 'f', balances: '-1' },
    { outcomes: null, replays: 't', balances: '2' },
    { outcomes: '25', replays: 'f', balances: '9007199254740993' },
  ])
})

test.each([
  ['no row', {}],
  ['a column too short', { outcomes: '{0,1}' }],
  ['a column too long', { outcomes: '{0,1,2,3}' }],
  ['one short column of several', { outcomes: '{0,1,2}', replays: '{f}' }],
  ['an empty column', { outcomes: '{}' }],
  ['an element that is quoted', { outcomes: '{0,"1,1",2}' }],
  ['a bound of its own', { outcomes: '[0:2]={0,1,2}' }],
])('%s is not taken for three answers', (_name, columns) => {
  expect(() => readColumns(columns as Record<string, string>, 3)).toThrow(UnansweredCommands)
})
