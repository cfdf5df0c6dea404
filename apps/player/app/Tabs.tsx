import { coins } from '@saya/ui/icon/drawings/coins'
import { coinsFill } from '@saya/ui/icon/drawings/coinsFill'
import { gift } from '@saya/ui/icon/drawings/gift'
import { giftFill } from '@saya/ui/icon/drawings/giftFill'
import { headset } from '@saya/ui/icon/drawings/headset'
import { headsetFill } from '@saya/ui/icon/drawings/headsetFill'
import { house } from '@saya/ui/icon/drawings/house'
import { houseFill } from '@saya/ui/icon/drawings/houseFill'
import { userCircle } from '@saya/ui/icon/drawings/userCircle'
import { userCircleFill } from '@saya/ui/icon/drawings/userCircleFill'
import { Tab, TabBar } from '@saya/ui/tabBar'
import { useSignedIn } from '../shared/session.ts'
import { useTexts } from '../shared/texts.ts'
import { OwnAvatar } from '../shared/OwnAvatar.tsx'
import { appTexts } from './app.texts.ts'

const tabs = [
  { to: '/', name: 'home', drawing: house, active: houseFill },
  { to: '/s-points', name: 'filcoins', drawing: coins, active: coinsFill },
  { to: '/welfare', name: 'welfare', drawing: gift, active: giftFill },
  { to: '/service', name: 'service', drawing: headset, active: headsetFill },
  { to: '/my', name: 'my', drawing: userCircle, active: userCircleFill },
] as const

/** Five real links. All but Home ask for a member, which the guard of the pages sees to. */
export function Tabs({ path }: { path: string }) {
  const t = useTexts(appTexts)
  const isSignedIn = useSignedIn()
  return (
    <TabBar label={t.main}>
      {tabs.map(({ to, name, drawing, active }) => (
        <Tab
          key={to}
          href={to}
          drawing={drawing}
          activeDrawing={active}
          active={to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)}
          picture={name === 'my' && isSignedIn ? <OwnAvatar size={25} /> : undefined}
        >
          {t[name]}
        </Tab>
      ))}
    </TabBar>
  )
}
