import { expect, test } from 'vitest'
import { bridgeOf, type HostWindow } from './bridge.ts'

function view(hasProgram: boolean) {
  const said: unknown[] = []
  const my = {
    postMessage: (message: object) => void said.push(message),
    navigateBack: () => void said.push('back'),
    onMessage: undefined as ((message: unknown) => void) | undefined,
  }
  const window: HostWindow = {
    location: { assign: url => void said.push(`to ${String(url)}`) },
    history: { back: () => void said.push('history back') },
    ...(hasProgram ? { my } : {}),
  }
  return { said, my, window }
}

test('in a mini program the host is told by messages, and only its own answer counts as one [MINI-24]', async () => {
  for (const host of ['glife', 'mayamini', 'lazadamini'] as const) {
    const { said, my, window } = view(true)
    const bridge = bridgeOf(host, window)
    bridge.navigate('https://partner.example/')
    bridge.close()
    const paying = bridge.pay('https://till.example/1')
    expect(said).toEqual([
      { action: 'navigate', url: 'https://partner.example/' },
      'back',
      { action: 'tradePay', paymentUrl: 'https://till.example/1' },
    ])
    for (const noise of [undefined, 'x', { action: 'other', resultCode: '9000' }]) my.onMessage?.(noise)
    my.onMessage?.({ action: 'tradePay', resultCode: '9000' })
    expect(await paying).toBe('answered')
  }
})

test.each([
  ['8000', 'answered'],
  ['4000', 'left'],
  ['6001', 'left'],
  ['99', 'left'],
  ['6002', 'answered'],
  ['6004', 'answered'],
  [undefined, 'answered'],
])('a payment that the host ends with %s is %s', async (resultCode, paid) => {
  const { my, window } = view(true)
  const paying = bridgeOf('lazadamini', window).pay('https://till.example/1')
  my.onMessage?.({ action: 'tradePay', resultCode })
  expect(await paying).toBe(paid)
})

test('a web view without a mini program, and anybody’s browser, are led there themselves', async () => {
  for (const [host, hasProgram] of [
    ['mayamini', false],
    ['lazadaBrowser', true],
    [undefined, true],
  ] as const) {
    const { said, window } = view(hasProgram)
    const bridge = bridgeOf(host, window)
    bridge.navigate('https://partner.example/')
    bridge.close()
    expect(await bridge.pay('https://till.example/1')).toBe('away')
    expect(said).toEqual(['to https://partner.example/', 'history back', 'to https://till.example/1'])
  }
})
