// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Field } from '../field/index.ts'
import { OtpInput } from '../otp/index.ts'
import { ClearableInput } from './index.ts'

afterEach(cleanup)

test('clearing empties the input, tells whoever listens to it and keeps the focus there', () => {
  const heard = vi.fn()
  render(
    <Field label="First name">
      <ClearableInput clearLabel="Clear" defaultValue="Ana" onChange={event => heard(event.currentTarget.value)} />
    </Field>,
  )
  fireEvent.click(screen.getByLabelText('Clear'))
  const input = screen.getByLabelText<HTMLInputElement>('First name')
  expect([input.value, document.activeElement]).toEqual(['', input])
  expect(heard.mock.calls).toEqual([['']])
})

test('a controlled input can be cleared too', () => {
  function Controlled() {
    const [value, setValue] = useState('Ana')
    return (
      <ClearableInput
        aria-label="Name"
        clearLabel="Clear"
        value={value}
        onChange={event => setValue(event.currentTarget.value)}
      />
    )
  }
  render(<Controlled />)
  fireEvent.click(screen.getByLabelText('Clear'))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

test('an error is tied to its input and takes the place of the hint', () => {
  const { rerender } = render(
    <Field label="Amount" hint="Up to 100">
      <ClearableInput clearLabel="Clear" />
    </Field>,
  )
  expect(described()).toBe('Up to 100')
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBeNull()
  rerender(
    <Field label="Amount" hint="Up to 100" error="Too much">
      <ClearableInput clearLabel="Clear" />
    </Field>,
  )
  expect(described()).toBe('Too much')
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
})

function described() {
  return document.getElementById(screen.getByLabelText('Amount').getAttribute('aria-describedby') ?? '')?.textContent
}

function Code({ onNoCode = () => {} }: { onNoCode?: () => void }) {
  const [value, setValue] = useState('40')
  return <OtpInput aria-label="Code" value={value} onValue={setValue} onNoCode={onNoCode} />
}

test('the code is one input that a phone can fill in, and shows each digit in its box', () => {
  render(<Code />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric'])
  fireEvent.change(input, { target: { value: '407x5' } })
  expect(boxes()).toEqual(['4', '0', '7', '5', '', ''])
})

test('pasting a message replaces what was typed by the code in it', () => {
  render(<Code />)
  const clipboardData = { getData: () => 'Your code is 407512.' }
  fireEvent.paste(screen.getByLabelText('Code'), { clipboardData })
  expect(boxes()).toEqual(['4', '0', '7', '5', '1', '2'])
})

test('pasting what has no code in it, or several, leaves what was typed and is told', () => {
  const texts = ['call me', '407512 or 215704', '40751']
  const told = vi.fn()
  render(<Code onNoCode={told} />)
  for (const text of texts) {
    fireEvent.paste(screen.getByLabelText('Code'), { clipboardData: { getData: () => text } })
    expect(boxes()).toEqual(['4', '0', '', '', '', ''])
  }
  expect(told).toHaveBeenCalledTimes(texts.length)
})

function boxes() {
  return [...document.querySelectorAll('.otpBox')].map(box => box.textContent)
}
