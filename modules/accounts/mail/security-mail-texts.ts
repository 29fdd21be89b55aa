import type { Locale } from '#kernel/locale.ts'
import type { SecurityChange } from '../domain/security-change.ts'
import type { AccountMailText } from './account-mail-texts.ts'

/** To the owner of an account, whenever something about signing in to it was changed. */
export const securityMailTexts: Record<Locale, AccountMailText> = {
  tr: {
    subject: 'Hesabınızın güvenliğinde değişiklik',
    greeting: 'Sayın {name},',
    paragraphs: ['{change} Tarih: {at}.', 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve bizi arayın.'],
    button: 'Hesabımı aç',
  },
  en: {
    subject: 'A security change in your account',
    greeting: 'Dear {name},',
    paragraphs: ['{change} Date: {at}.', 'If it was not you, change your password at once and call us.'],
    button: 'Open my account',
  },
  ar: {
    subject: 'تغيير في أمان حسابك',
    greeting: 'السلام عليكم {name}،',
    paragraphs: ['{change} التاريخ: {at}.', 'إن لم تفعل ذلك بنفسك فغيّر كلمة مرورك فورًا واتصل بنا.'],
    button: 'افتح حسابي',
  },
}

export const securityChangeTexts: Record<Locale, Record<SecurityChange, string>> = {
  tr: {
    'totp-on': 'Hesabınıza girerken artık doğrulama uygulamasındaki kod da sorulur.',
    'totp-off': 'Hesabınıza girerken doğrulama uygulamasındaki kod artık sorulmaz.',
    'passkey-added': 'Hesabınıza bir geçiş anahtarı eklendi.',
    'passkey-removed': 'Hesabınızdan bir geçiş anahtarı silindi.',
    'recovery-codes-new': 'Hesabınız için yeni kurtarma kodları üretildi; eskileri geçersiz oldu.',
    'recovery-code-used': 'Hesabınıza bir kurtarma koduyla girildi.',
    'google-linked': 'Hesabınıza artık Google ile de girilebilir.',
    'facebook-linked': 'Hesabınıza artık Facebook ile de girilebilir.',
    'google-unlinked': 'Hesabınıza artık Google ile girilemez.',
    'facebook-unlinked': 'Hesabınıza artık Facebook ile girilemez.',
  },
  en: {
    'totp-on': 'Signing in to your account now also asks for a code of your authenticator app.',
    'totp-off': 'Signing in to your account no longer asks for a code of your authenticator app.',
    'passkey-added': 'A passkey was added to your account.',
    'passkey-removed': 'A passkey was removed from your account.',
    'recovery-codes-new': 'New recovery codes were made for your account; the earlier ones no longer work.',
    'recovery-code-used': 'Somebody signed in to your account with a recovery code.',
    'google-linked': 'Your account can now be opened with Google too.',
    'facebook-linked': 'Your account can now be opened with Facebook too.',
    'google-unlinked': 'Your account can no longer be opened with Google.',
    'facebook-unlinked': 'Your account can no longer be opened with Facebook.',
  },
  ar: {
    'totp-on': 'صار الدخول إلى حسابك يتطلب أيضًا رمزًا من تطبيق المصادقة.',
    'totp-off': 'لم يعد الدخول إلى حسابك يتطلب رمزًا من تطبيق المصادقة.',
    'passkey-added': 'أُضيف مفتاح مرور إلى حسابك.',
    'passkey-removed': 'حُذف مفتاح مرور من حسابك.',
    'recovery-codes-new': 'أُنشئت لحسابك رموز استرداد جديدة، ولم تعد الرموز السابقة صالحة.',
    'recovery-code-used': 'سُجّل الدخول إلى حسابك برمز استرداد.',
    'google-linked': 'صار بالإمكان الدخول إلى حسابك بواسطة Google أيضًا.',
    'facebook-linked': 'صار بالإمكان الدخول إلى حسابك بواسطة Facebook أيضًا.',
    'google-unlinked': 'لم يعد بالإمكان الدخول إلى حسابك بواسطة Google.',
    'facebook-unlinked': 'لم يعد بالإمكان الدخول إلى حسابك بواسطة Facebook.',
  },
}
