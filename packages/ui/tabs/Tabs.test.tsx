// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PillTabs } from './index.ts'

afterEach(cleanup)

const tabs = (['won', 'lost'] as const).map(value => ({ value, label: value }))

test('an arrow key chooses the next tab and takes the focus there', () => {
  const onValue = vi.fn()
  render(<PillTabs label="Bets" tabs={tabs} value="won" onValue={onValue} />)
  const [first, second] = screen.getAllByRole('tab')
  first?.focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  expect(onValue).toHaveBeenCalledExactlyOnceWith('lost')
  expect(document.activeElement).toBe(second)
})

test('a tab that is off is passed over by the keyboard and cannot be pressed', () => {
  const onValue = vi.fn()
  const three = [...tabs, { value: 'open' as const, label: 'open' }].map(tab => ({
    ...tab,
    isDisabled: tab.value === 'lost',
  }))
  render(<PillTabs label="Bets" tabs={three} value="won" onValue={onValue} />)
  const [first, off] = screen.getAllByRole<HTMLButtonElement>('tab')
  expect(off?.disabled).toBe(true)
  first?.focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  expect(onValue).toHaveBeenCalledExactlyOnceWith('open')
})
