import { useState } from 'react'
import { AppBar } from '../appBar/index.ts'
import { Button, IconLink } from '../button/index.ts'
import type { Clock } from '../countdown/index.ts'
import { magnifyingGlassBold } from '../icon/drawings/magnifyingGlassBold.ts'
import { Wordmark } from '../wordmark/index.ts'
import { EverySection } from './EverySection.tsx'
import { GalleryTabs } from './GalleryTabs.tsx'
import type { GalleryTexts } from './sampleTexts.ts'
import './gallery.css'

interface GalleryProps {
  texts: GalleryTexts
  clock: Clock
  /** Written `YYYY-MM-DD`. */
  today: string
}

const deadlineMs = (41 * 60 + 12) * 60_000

/** Every part of the kit in every state. The page around it mounts a ModalHost and a Toaster. */
export function Gallery({ texts, clock, today }: GalleryProps) {
  const [untilMs] = useState(() => clock.now() + deadlineMs)
  return (
    <>
      <AppBar
        start={<Wordmark href="#home" label={texts.home} variant={texts.brand} />}
        end={
          <>
            <IconLink href="#search" drawing={magnifyingGlassBold} label={texts.search} />
            <Button size="medium">{texts.logIn}</Button>
          </>
        }
      />
      <EverySection texts={texts} clock={clock} today={today} untilMs={untilMs} />
      <GalleryTabs texts={texts} />
    </>
  )
}
