import { Button } from '@saya/ui/button'
import { maintenanceTexts } from '../../shared/maintenance.texts.ts'
import { useTexts } from '../../shared/texts.ts'
import { Notice } from '../Notice.tsx'
import { stillTexts } from './still.texts.ts'

/** What stands in for any page while the app itself cannot be had. */
export function StillPage({ kind }: { kind: 'offline' | 'maintenance' }) {
  const t = useTexts(stillTexts)
  const notice = useTexts(maintenanceTexts)
  return (
    <div className="appFrame" data-dawn="">
      {kind === 'offline' ? (
        <Notice picture="offline" title={t.offlineTitle} text={t.offlineText} action={<Button>{t.reload}</Button>} />
      ) : (
        <Notice
          picture="maintenance"
          title={<span lang="zh">{notice.title}</span>}
          text={notice.text}
          action={<Button lang="zh">{notice.understood}</Button>}
        />
      )}
    </div>
  )
}
