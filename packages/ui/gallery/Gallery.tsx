import { useState, type ReactNode } from 'react'
import { AppBar } from '../appBar/index.ts'
import { IconLink } from '../button/index.ts'
import type { Clock } from '../countdown/index.ts'
import { magnifyingGlassBold } from '../icon/drawings/magnifyingGlassBold.ts'
import { lettering, Wordmark } from '../wordmark/index.ts'
import { EverySection } from './EverySection.tsx'
import { GalleryTabs } from './GalleryTabs.tsx'
import { type Look, useLook } from './useLook.ts'
import { type GalleryPictures, noPictures, PicturesContext } from './picturesContext.ts'
import type { GalleryTexts } from './sampleTexts.ts'
import './gallery.css'

interface GalleryProps {
  texts: GalleryTexts
  clock: Clock
  /** Written `YYYY-MM-DD`. */
  today: string
  /** The brand of the host, or of none. */
  brand: Look['brand']
  pictures?: GalleryPictures | undefined
  /** What the bar ends with. */
  end?: ReactNode
  /** Sections about what an app is made of beside the kit. */
  children?: ReactNode
  /** Shows the tabs of a whole app below the parts, where no app has its own. */
  framed?: boolean | undefined
}

/** Half a second off the whole minute: what a server rendered and a browser draws a moment later show the same. */
const deadlineMs = (41 * 60 + 12) * 60_000 + 500

/** Every part of the kit in every state. The page around it mounts a ModalHost and a Toaster. */
export function Gallery({ texts, clock, today, brand, pictures = noPictures, end, children, framed }: GalleryProps) {
  const [untilMs] = useState(() => clock.now() + deadlineMs)
  const [look, choose] = useLook(brand)
  const variant = look.brand === 'h5' ? undefined : look.brand
  return (
    <PicturesContext value={pictures}>
      <AppBar
        start={<Wordmark lettering={lettering} href="#home" label={texts.home} variant={variant} />}
        end={
          <>
            <IconLink href="#search" drawing={magnifyingGlassBold} label={texts.search} />
            {end}
          </>
        }
      />
      <EverySection texts={texts} clock={clock} today={today} untilMs={untilMs} look={look} onLook={choose}>
        {children}
      </EverySection>
      {framed && <GalleryTabs texts={texts} />}
    </PicturesContext>
  )
}
