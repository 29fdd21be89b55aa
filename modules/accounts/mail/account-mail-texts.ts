import type { Locale } from '#kernel/locale.ts'

export type AccountMailText = { subject: string; greeting: string; paragraphs: string[]; button?: string }

type AccountMails = Record<
  'welcome' | 'invitation' | 'confirm' | 'reset' | 'passwordChanged' | 'emailChanged',
  AccountMailText
>

/** Mails about an account carry no advertising. */
export const accountMailTexts: Record<Locale, AccountMails> = {
  tr: {
    welcome: {
      subject: 'Hesabınız açıldı',
      greeting: 'Sayın {name},',
      paragraphs: [
        'Hesabınız hazır. Adresin sizin olduğunu aşağıdaki düğmeyle onaylayın; bağlantı 24 saat geçerlidir.',
        'Onayladıktan sonra, bu adresle üye olmadan yaptığınız rezervasyonlar da hesabınızda görünür.',
        'Bu hesabı siz açmadıysanız bu e-postayı yanıtlayın, kapatalım.',
      ],
      button: 'Adresimi onayla',
    },
    invitation: {
      subject: '{firm} hesabınız hazır',
      greeting: 'Sayın {name},',
      paragraphs: [
        'Sizin için bir hesap açtık. Şifrenizi aşağıdaki düğmeyle belirleyin; bağlantı üç gün geçerlidir ve bir kez kullanılır.',
        'Süresi dolarsa giriş sayfasındaki “Şifremi unuttum” ile yenisini isteyebilirsiniz.',
        'Bunu beklemiyorsanız bu e-postayı yanıtlayın, hesabı kapatalım.',
      ],
      button: 'Şifremi belirle',
    },
    confirm: {
      subject: 'E-posta adresinizi onaylayın',
      greeting: 'Sayın {name},',
      paragraphs: [
        'Hesabınız için bu adres yazıldı. Aşağıdaki düğmeyle onaylayın; bağlantı 24 saat geçerlidir.',
        'Bunu siz istemediyseniz bir şey yapmanız gerekmez: onaylanmayan adres hesaba geçmez.',
      ],
      button: 'Adresimi onayla',
    },
    reset: {
      subject: 'Yeni şifre belirleyin',
      greeting: 'Sayın {name},',
      paragraphs: [
        'Hesabınız için yeni şifre istendi. Aşağıdaki düğmeyle belirleyin; bağlantı 60 dakika geçerlidir ve bir kez kullanılır.',
        'Bunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.',
      ],
      button: 'Yeni şifre belirle',
    },
    passwordChanged: {
      subject: 'Şifreniz değişti',
      greeting: 'Sayın {name},',
      paragraphs: [
        'Hesabınızın şifresi {at} tarihinde değişti. Öteki cihazlardaki oturumlar kapandı.',
        'Bunu siz yapmadıysanız hemen yeni şifre belirleyin ve bizi arayın.',
      ],
      button: 'Yeni şifre belirle',
    },
    emailChanged: {
      subject: 'Hesabınızın e-posta adresi değişti',
      greeting: 'Sayın {name},',
      paragraphs: [
        'Hesabınızın e-posta adresi {at} tarihinde şöyle değişti: {email}. Bundan sonra o adresle giriş yaparsınız.',
        'Bunu siz yapmadıysanız hemen bizi arayın ya da bu e-postayı yanıtlayın.',
      ],
    },
  },
  en: {
    welcome: {
      subject: 'Your account is open',
      greeting: 'Dear {name},',
      paragraphs: [
        'Your account is ready. Confirm that this address is yours with the button below; the link works for 24 hours.',
        'Once it is confirmed, bookings you made with this address without signing in appear in your account too.',
        'If you did not open this account, reply to this email and we will close it.',
      ],
      button: 'Confirm my address',
    },
    invitation: {
      subject: 'Your {firm} account is ready',
      greeting: 'Dear {name},',
      paragraphs: [
        'We have opened an account for you. Choose your password with the button below; the link works for three days and only once.',
        'When it has expired, ask for another one with “Forgot password” on the sign-in page.',
        'If you did not expect this, reply to this email and we close the account.',
      ],
      button: 'Choose my password',
    },
    confirm: {
      subject: 'Please confirm your email address',
      greeting: 'Dear {name},',
      paragraphs: [
        'This address was entered for your account. Confirm it with the button below; the link works for 24 hours.',
        'If it was not you, there is nothing to do: an address that is not confirmed is not used.',
      ],
      button: 'Confirm my address',
    },
    reset: {
      subject: 'Choose a new password',
      greeting: 'Dear {name},',
      paragraphs: [
        'A new password was asked for your account. Choose it with the button below; the link works for 60 minutes and only once.',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      greeting: 'Dear {name},',
      paragraphs: [
        'The password of your account was changed on {at}. Sessions on other devices were ended.',
        'If it was not you, choose a new password at once and call us.',
      ],
      button: 'Choose a new password',
    },
    emailChanged: {
      subject: 'The email address of your account was changed',
      greeting: 'Dear {name},',
      paragraphs: [
        'On {at} the email address of your account became {email}. From now on you sign in with that address.',
        'If it was not you, call us at once or reply to this email.',
      ],
    },
  },
  ar: {
    welcome: {
      subject: 'فُتح حسابك',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'حسابك جاهز. أكّد أن هذا العنوان لك بالزر أدناه، والرابط صالح لمدة 24 ساعة.',
        'بعد التأكيد تظهر في حسابك أيضًا الحجوزات التي أجريتها بهذا العنوان دون تسجيل دخول.',
        'إن لم تفتح هذا الحساب بنفسك فردّ على هذه الرسالة لنغلقه.',
      ],
      button: 'أكّد عنواني',
    },
    invitation: {
      subject: 'حسابك لدى {firm} جاهز',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'فتحنا لك حسابًا. اختر كلمة المرور بالزر أدناه، والرابط صالح ثلاثة أيام ولمرة واحدة.',
        'إن انتهت صلاحيته فاطلب رابطًا جديدًا من «نسيت كلمة المرور» في صفحة الدخول.',
        'إن لم تكن تتوقع هذه الرسالة فردّ عليها لنغلق الحساب.',
      ],
      button: 'اختر كلمة المرور',
    },
    confirm: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'كُتب هذا العنوان لحسابك. أكّده بالزر أدناه، والرابط صالح لمدة 24 ساعة.',
        'إن لم تطلب ذلك فلا حاجة إلى فعل شيء: لا يُستعمل عنوان لم يؤكَّد.',
      ],
      button: 'أكّد عنواني',
    },
    reset: {
      subject: 'اختر كلمة مرور جديدة',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'طُلبت كلمة مرور جديدة لحسابك. اخترها بالزر أدناه، والرابط صالح لمدة 60 دقيقة ولمرة واحدة.',
        'إن لم تطلب ذلك فلا حاجة إلى فعل شيء: تبقى كلمة مرورك كما هي.',
      ],
      button: 'اختر كلمة مرور جديدة',
    },
    passwordChanged: {
      subject: 'تغيّرت كلمة مرورك',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'تغيّرت كلمة مرور حسابك في {at}، وأُغلقت الجلسات على الأجهزة الأخرى.',
        'إن لم تفعل ذلك بنفسك فاختر كلمة مرور جديدة فورًا واتصل بنا.',
      ],
      button: 'اختر كلمة مرور جديدة',
    },
    emailChanged: {
      subject: 'تغيّر عنوان البريد الإلكتروني لحسابك',
      greeting: 'السلام عليكم {name}،',
      paragraphs: [
        'أصبح عنوان البريد الإلكتروني لحسابك {email} في {at}. تسجّل الدخول به من الآن فصاعدًا.',
        'إن لم تفعل ذلك بنفسك فاتصل بنا فورًا أو ردّ على هذه الرسالة.',
      ],
    },
  },
}
