import { useState } from 'react'
import { AppBar } from '../appBar/index.ts'
import { Button, IconButton, IconLink } from '../button/index.ts'
import type { Clock } from '../countdown/index.ts'
import { arrowLeftBold } from '../icon/drawings/arrowLeftBold.ts'
import { coins } from '../icon/drawings/coins.ts'
import { coinsFill } from '../icon/drawings/coinsFill.ts'
import { gift } from '../icon/drawings/gift.ts'
import { giftFill } from '../icon/drawings/giftFill.ts'
import { headset } from '../icon/drawings/headset.ts'
import { headsetFill } from '../icon/drawings/headsetFill.ts'
import { house } from '../icon/drawings/house.ts'
import { houseFill } from '../icon/drawings/houseFill.ts'
import { magnifyingGlassBold } from '../icon/drawings/magnifyingGlassBold.ts'
import { userCircle } from '../icon/drawings/userCircle.ts'
import { userCircleFill } from '../icon/drawings/userCircleFill.ts'
import { Tab, TabBar } from '../tabBar/index.ts'
import { lettering, Wordmark } from '../wordmark/index.ts'
import { ButtonsSection } from './ButtonsSection.tsx'
import { ChoicesSection, SurfacesSection, TabsSection } from './ChoicesSection.tsx'
import { CodeSection, FieldsSection } from './FieldsSection.tsx'
import { GamesSection } from './GamesSection.tsx'
import { ListsSection } from './ListsSection.tsx'
import { LookSection } from './LookSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { PickersSection } from './PickersSection.tsx'
import type { GalleryTexts } from './sampleTexts.ts'
import { ProgressSection, StatesSection } from './StatesSection.tsx'
import './gallery.css'

interface GalleryProps {
  texts: GalleryTexts
  clock: Clock
  /** Written `YYYY-MM-DD`. */
  today: string
  /** Shows the bars of a whole app around the parts, where no app has its own. */
  framed?: boolean | undefined
}

const deadlineMs = (41 * 60 + 12) * 60_000

/** Every part of the kit in every state. The page around it mounts a ModalHost and a Toaster. */
export function Gallery({ texts, clock, today, framed }: GalleryProps) {
  const [untilMs] = useState(() => clock.now() + deadlineMs)
  return (
    <>
      <AppBar
        start={<Wordmark lettering={lettering} href="#home" label={texts.home} variant={texts.brand} />}
        end={
          <>
            <IconLink href="#search" drawing={magnifyingGlassBold} label={texts.search} />
            <Button size="medium">{texts.logIn}</Button>
          </>
        }
      />
      <main className="gallery">
        <h1 className="h1 galleryTitle">{texts.title}</h1>
        <LookSection texts={texts} />
        <GamesSection texts={texts} />
        <ButtonsSection texts={texts} />
        <FieldsSection texts={texts} />
        <CodeSection texts={texts} />
        <ChoicesSection texts={texts} />
        <TabsSection texts={texts} />
        <SurfacesSection texts={texts} />
        <StatesSection texts={texts} />
        <ProgressSection texts={texts} clock={clock} untilMs={untilMs} />
        <OverlaysSection texts={texts} />
        <PickersSection texts={texts} today={today} />
        <ListsSection texts={texts} clock={clock} />
        <div className="galleryBar">
          <IconButton drawing={arrowLeftBold} label={texts.back} />
          <span className="h3">{texts.verify}</span>
        </div>
      </main>
      {framed && <GalleryTabs texts={texts} />}
    </>
  )
}

const tabDrawings = [
  [house, houseFill],
  [coins, coinsFill],
  [gift, giftFill],
  [headset, headsetFill],
  [userCircle, userCircleFill],
] as const

function GalleryTabs({ texts }: { texts: GalleryTexts }) {
  return (
    <TabBar label={texts.main}>
      {tabDrawings.map(([drawing, activeDrawing], index) => (
        <Tab key={index} href={`#${index}`} drawing={drawing} activeDrawing={activeDrawing} active={index === 0}>
          {texts.tabs[index]}
        </Tab>
      ))}
    </TabBar>
  )
}
