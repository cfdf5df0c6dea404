import { coins } from '../icon/drawings/coins.ts'
import { coinsFill } from '../icon/drawings/coinsFill.ts'
import { gift } from '../icon/drawings/gift.ts'
import { giftFill } from '../icon/drawings/giftFill.ts'
import { headset } from '../icon/drawings/headset.ts'
import { headsetFill } from '../icon/drawings/headsetFill.ts'
import { house } from '../icon/drawings/house.ts'
import { houseFill } from '../icon/drawings/houseFill.ts'
import { userCircle } from '../icon/drawings/userCircle.ts'
import { userCircleFill } from '../icon/drawings/userCircleFill.ts'
import { Tab, TabBar } from '../tabBar/index.ts'
import type { GalleryTexts } from './sampleTexts.ts'

const tabDrawings = [
  [house, houseFill],
  [coins, coinsFill],
  [gift, giftFill],
  [headset, headsetFill],
  [userCircle, userCircleFill],
] as const

export function GalleryTabs({ texts }: { texts: GalleryTexts }) {
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
