import { expect, test } from 'vitest'
import { type Cap, fitShares, keyOf, type Share } from './share.rules.ts'

const capOf = (name: string, isOfId = false): Cap => ({
  mark: Buffer.alloc(32, name),
  period: '2026-07-01',
  most: 300,
  isOfId,
})
const [device, member, id] = [capOf('device'), capOf('member'), capOf('id', true)]

function shareOf(coins: number, caps: Share['caps'], needsRoom = true): Share {
  return { rewardId: `of ${coins}`, coins, needsRoom, caps }
}

test.each([
  ['all that has room', [20, 50, 150], [device], {}, [20, 50, 150]],
  ['to the coin', [20, 50, 150], [device], { device: [80, 0] }, [20, 50, 150]],
  ['the first ones, and what is small enough behind them', [20, 150, 50], [device], { device: [210, 0] }, [20, 50]],
  ['none that is larger than the cap itself', [301, 10], [device], {}, [10]],
  ['what each of two caps has room for', [20, 50, 150], [device, member], { member: [200, 200] }, [20, 50]],
  ['of a device no more where all of it is ones own', [10], [device], { device: [300, 300] }, []],
  ['of an ID more where all of it is ones own', [10], [id], { id: [300, 300] }, [10]],
  ['of an ID no more where others have a coin of it', [10], [id], { id: [300, 299] }, []],
] as const)('what is counted is %s [POINTS-74, POINTS-75]', (_, coins, caps, counted, fitting) => {
  const [first, ...more] = caps
  const shares = coins.map(count => shareOf(count, [first, ...more]))
  const of: Readonly<Record<string, Cap>> = { device, member, id }
  const sums = Object.entries<readonly [number, number]>(counted).flatMap(([name, [sum, own]]) =>
    of[name] ? [[keyOf(of[name]), { coins: sum, own }] as const] : [],
  )
  expect(fitShares(shares, new Map(sums)).map(share => share.coins)).toEqual(fitting)
})

test('a day that is made up asks for no room beside that of today, and counts all the same [POINTS-74]', () => {
  const [today, missed, more] = [shareOf(200, [device]), shareOf(100, [device], false), shareOf(10, [device])]
  const counted = new Map([[keyOf(device), { coins: 100, own: 0 }]])
  expect(fitShares([today, missed, more], counted)).toEqual([today, missed])
  expect(fitShares([missed], new Map([[keyOf(device), { coins: 301, own: 0 }]]))).toEqual([])
})
