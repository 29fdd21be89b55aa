import { CartBadge } from './cart-badge.ts'
import { CartPanel } from './cart-panel.ts'
import { followLanguageLinks } from './choose-language.ts'
import { beginClientState } from './client-state.ts'
import { CopyButton } from './copy-button.ts'
import { CurrentUser } from './current-user.ts'
import { DateField } from './date-field.ts'
import { DropMenu } from './drop-menu.ts'
import { FoldList } from './fold-list.ts'
import { leadToContactPanel } from './lead-to-contact-panel.ts'
import { sendLeanForms } from './lean-forms.ts'
import { MobileMenu } from './mobile-menu.ts'
import { NavigationProgress } from './navigation-progress.ts'
import { NotificationModal } from './notification-modal.ts'
import { NumberStepper } from './number-stepper.ts'
import { openDialogsByCommand } from './open-dialogs.ts'
import { PageNotice } from './page-notice.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { PublicForm } from './public-form.ts'
import { StickyNav } from './sticky-nav.ts'
import { TextSize } from './text-size.ts'
import { ToastStack } from './toast-stack.ts'
import { watchBuild } from './watch-build.ts'

/** The script of every page: what moves in the chrome, without a framework. */
beginClientState()

customElements.define('sticky-nav', StickyNav)
customElements.define('drop-menu', DropMenu)
customElements.define('language-menu', class extends DropMenu {})
customElements.define('mobile-menu', MobileMenu)
customElements.define('fold-list', FoldList)
customElements.define('cart-badge', CartBadge)
customElements.define('cart-panel', CartPanel)
customElements.define('current-user', CurrentUser)
customElements.define('text-size', TextSize)
customElements.define('toast-stack', ToastStack)
customElements.define('notification-modal', NotificationModal)
// After the modal, which has to hear it.
customElements.define('page-notice', PageNotice)
customElements.define('navigation-progress', NavigationProgress)
customElements.define('public-form', PublicForm)
customElements.define('copy-button', CopyButton)
customElements.define('number-stepper', NumberStepper)
customElements.define('date-field', DateField)

followLanguageLinks()
leadToContactPanel()
openDialogsByCommand()
sendLeanForms()
watchBuild()
registerServiceWorker()
