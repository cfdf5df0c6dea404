import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/backdrop.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../button/index.ts'
import { ModalHost } from '../modal/index.ts'
import { Toaster } from '../toaster/index.ts'
import { Gallery, sampleTexts } from './index.ts'
import { galleryBrands } from './useLook.ts'

/** `?theme=dark&brand=play` shows the page in another look. */
for (const [name, value] of new URLSearchParams(location.search)) document.documentElement.dataset[name] = value

const clock = { now: () => Date.now() }
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(clock.now())
const root = document.getElementById('app')
if (!root) throw new Error('The page has no element to draw the gallery in.')
createRoot(root).render(
  <StrictMode>
    <Gallery
      framed
      texts={sampleTexts}
      clock={clock}
      today={today}
      brand={galleryBrands.find(known => known === document.documentElement.dataset.brand) ?? 'slots'}
      end={<Button size="small">{sampleTexts.logIn}</Button>}
    />
    <ModalHost />
    <Toaster />
  </StrictMode>,
)
