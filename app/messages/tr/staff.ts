export const staff = {
  'login-failed': 'Giriş başarısız. Lütfen e-posta ve şifrenizi kontrol edin.',
  'login-invalid': 'Geçersiz e-posta veya şifre.',
  'login-blocked': 'Hesabınız engellendi. Destek ile iletişime geçin.',
  'login-connection': 'Bağlantı hatası. Lütfen tekrar deneyin.',
  'login-notice': 'Bu alan yalnızca yetkili personel içindir.',
} as const
