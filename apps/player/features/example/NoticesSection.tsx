import { Button, ButtonLink } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { GallerySection } from '@saya/ui/gallery'
import { useState } from 'react'
import { appTexts } from '../../app/app.texts.ts'
import { Notice } from '../../app/Notice.tsx'
import { OfflineLine } from '../../app/OfflineNotice.tsx'
import { Boundary } from '../../app/Boundary.tsx'
import { stillTexts } from '../../app/first/still.texts.ts'
import { tellMaintenance } from '../../shared/maintenance.ts'
import { maintenanceTexts } from '../../shared/maintenance.texts.ts'
import { useTexts } from '../../shared/texts.ts'
import { noticesTexts } from './notices.texts.ts'

/** What the app says when a page is not there, breaks, or cannot be had. */
export function NoticesSection() {
  const t = useTexts(noticesTexts)
  const app = useTexts(appTexts)
  const still = useTexts(stillTexts)
  const closed = useTexts(maintenanceTexts)
  const [isOffline, setOffline] = useState(false)
  return (
    <GallerySection title={t.title}>
      <div className="galleryLine">
        <Button look="soft" size="medium" onClick={() => void tellMaintenance()}>
          {t.openMaintenance}
        </Button>
        <Button look="soft" size="medium" onClick={() => setOffline(!isOffline)}>
          {isOffline ? t.hideOffline : t.showOffline}
        </Button>
      </div>
      {isOffline && <OfflineLine>{app.offline}</OfflineLine>}
      <Card>
        <BreakablePart />
      </Card>
      <Card>
        <Notice
          within
          picture="not-found"
          title={app.notFoundTitle}
          text={app.notFoundText}
          action={<ButtonLink href="/">{app.goHome}</ButtonLink>}
        />
      </Card>
      <Card>
        <Notice within picture="offline" title={still.offlineTitle} text={still.offlineText} />
      </Card>
      <Card>
        <Notice within picture="maintenance" title={<span lang="zh">{closed.title}</span>} text={closed.text} />
      </Card>
    </GallerySection>
  )
}

/** Breaks when it is pressed, which the boundary around it holds. */
function BreakablePart() {
  const t = useTexts(noticesTexts)
  const app = useTexts(appTexts)
  const [brokenAt, setBrokenAt] = useState('')
  const broken = (
    <Notice
      within
      picture="error"
      title={app.brokenTitle}
      text={app.brokenText}
      action={<Button onClick={() => setBrokenAt('')}>{app.reload}</Button>}
    />
  )
  return (
    <Boundary resetBy={brokenAt} broken={broken}>
      <div className="galleryAsked">
        <Button look="danger" size="medium" onClick={() => setBrokenAt(location.pathname + location.search)}>
          {t.break}
        </Button>
        {brokenAt && <Broken />}
      </div>
    </Boundary>
  )
}

function Broken(): never {
  throw new Error('This part breaks on purpose.')
}
