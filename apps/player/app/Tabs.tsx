import { Tab, TabBar } from '@saya/ui/tabBar'
import { sheetIcon } from '../shared/sheetIcon.ts'
import { useSignedIn } from '../shared/session.ts'
import { useTexts } from '../shared/texts.ts'
import { OwnAvatar } from '../shared/OwnAvatar.tsx'
import { appTexts } from './app.texts.ts'

const tabs = [
  { to: '/', name: 'home', drawing: sheetIcon('house'), active: sheetIcon('houseFill') },
  { to: '/s-points', name: 'filcoins', drawing: sheetIcon('coins'), active: sheetIcon('coinsFill') },
  { to: '/welfare', name: 'welfare', drawing: sheetIcon('gift'), active: sheetIcon('giftFill') },
  { to: '/service', name: 'service', drawing: sheetIcon('headset'), active: sheetIcon('headsetFill') },
  { to: '/my', name: 'my', drawing: sheetIcon('userCircle'), active: sheetIcon('userCircleFill') },
] as const

/** The lists of games belong to Home, from where one comes to them. */
function isUnder(path: string, to: string): boolean {
  return to === '/' ? path === '/' || path.startsWith('/s-game/') : path === to || path.startsWith(`${to}/`)
}

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
          active={isUnder(path, to)}
          picture={name === 'my' && isSignedIn ? <OwnAvatar size={25} /> : undefined}
        >
          {t[name]}
        </Tab>
      ))}
    </TabBar>
  )
}
