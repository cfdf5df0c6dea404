// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ImageWithFallback } from './index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const fallback = <span>Default</span>

test('without an address the fallback stands there at once', () => {
  render(<ImageWithFallback src={undefined} alt="Ana" fallback={fallback} />)
  expect(screen.getByText('Default')).toBeTruthy()
})

/** The browser has made up its mind about an image: it came, or it did not. */
function settled(complete: boolean) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete)
}

test('an image that failed before the script ran gives way too', () => {
  settled(true)
  render(<ImageWithFallback src="/gone.webp" alt="Ana" fallback={fallback} />)
  expect(screen.getByText('Default')).toBeTruthy()
})

test('an image that cannot be loaded gives way to the fallback, and another address is tried anew', () => {
  settled(false)
  const { rerender } = render(<ImageWithFallback src="/gone.webp" alt="Ana" fallback={fallback} />)
  fireEvent.error(screen.getByAltText('Ana'))
  expect(screen.getByText('Default')).toBeTruthy()
  rerender(<ImageWithFallback src="/other.webp" alt="Ana" fallback={fallback} />)
  expect(screen.getByAltText('Ana').getAttribute('src')).toBe('/other.webp')
})

test('the server draws the image itself', () => {
  const markup = renderToString(<ImageWithFallback src="/game.webp" alt="Ana" fallback={fallback} />)
  expect(markup).toContain('<img decoding="async" alt="Ana" src="/game.webp"/>')
})
