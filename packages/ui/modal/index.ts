export { Dialog } from './Dialog.tsx'
export { ModalHost } from './ModalHost.tsx'
export { openModal, type ModalOptions, type OpenModal } from './modalStore.ts'
export { Sheet } from './Sheet.tsx'
