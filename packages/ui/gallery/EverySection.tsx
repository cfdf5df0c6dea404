import type { ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import type { Clock } from '../countdown/index.ts'
import { arrowLeftBold } from '../icon/drawings/arrowLeftBold.ts'
import { ButtonsSection } from './ButtonsSection.tsx'
import { CameraSection } from './CameraSection.tsx'
import { ChoicesSection, SurfacesSection, TabsSection } from './ChoicesSection.tsx'
import { ColoursSection } from './ColoursSection.tsx'
import { CodeSection, FieldsSection } from './FieldsSection.tsx'
import { GamesSection } from './GamesSection.tsx'
import { ListsSection } from './ListsSection.tsx'
import { ListWordsSection } from './ListWordsSection.tsx'
import { LookSection } from './LookSection.tsx'
import { MedalsSection } from './MedalsSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { PickersSection } from './PickersSection.tsx'
import { ProgressSection, StatesSection } from './StatesSection.tsx'
import type { GalleryTexts } from './sampleTexts.ts'
import type { Look } from './useLook.ts'

interface EverySectionProps {
  texts: GalleryTexts
  clock: Clock
  today: string
  /** What the countdowns run towards. */
  untilMs: number
  look: Look
  onLook: (part: Partial<Look>) => void
  children: ReactNode
}

export function EverySection(props: EverySectionProps) {
  const { texts, clock, today, untilMs, look, onLook, children } = props
  return (
    <main className="gallery">
      <h1 className="h1 galleryTitle">{texts.title}</h1>
      <LookSection texts={texts} look={look} onLook={onLook} />
      <ColoursSection texts={texts} />
      <GamesSection texts={texts} />
      <ButtonsSection texts={texts} />
      <FieldsSection texts={texts} />
      <CodeSection texts={texts} />
      <ChoicesSection texts={texts} />
      <TabsSection texts={texts} />
      <SurfacesSection texts={texts} />
      <StatesSection texts={texts} />
      <ProgressSection texts={texts} clock={clock} untilMs={untilMs} />
      <MedalsSection texts={texts} />
      <OverlaysSection texts={texts} />
      {children}
      <PickersSection texts={texts} today={today} />
      <CameraSection texts={texts} />
      <ListsSection texts={texts} clock={clock} />
      <ListWordsSection texts={texts} clock={clock} />
      <div className="galleryBar">
        <IconButton drawing={arrowLeftBold} label={texts.back} />
        <span className="h3">{texts.verify}</span>
      </div>
    </main>
  )
}
