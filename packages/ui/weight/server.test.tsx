import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery, sampleTexts } from '../gallery/index.ts'
import { ModalHost } from '../modal/index.ts'
import { Toaster } from '../toaster/index.ts'

test('everything is drawn without a browser, and without a style attribute, which the page’s policy could not allow', () => {
  expect(typeof window).toBe('undefined')
  const markup = renderToString(
    <>
      <Gallery brand="slots" texts={sampleTexts} clock={{ now: () => 0 }} today="2026-03-14" />
      <ModalHost />
      <Toaster />
    </>,
  )
  expect(markup).toContain('Deposit now')
  expect(markup).not.toMatch(/\sstyle=/)
})
