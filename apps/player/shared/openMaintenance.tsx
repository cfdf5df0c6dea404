import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { maintenanceTexts } from './maintenance.texts.ts'
import { useTexts } from './texts.ts'

/** Settles once the notice was acknowledged. */
export function openMaintenance(): Promise<void> {
  return openModal(close => <MaintenanceDialog onClose={() => close()} />, { look: 'dialog' }).closed
}

function MaintenanceDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(maintenanceTexts)
  return (
    <Dialog
      title={<span lang="zh">{t.title}</span>}
      actions={
        <Button full onClick={onClose} lang="zh" data-autofocus>
          {t.understood}
        </Button>
      }
    >
      {t.text}
    </Dialog>
  )
}
