import type { SiteSettings } from '@/lib/site-settings';

export const settings: SiteSettings = {
  brand: 'Meridian',
  publicUrl: 'https://meridian.test',
  phone: '+91 40 5555 0100',
  email: 'hello@meridian.test',
  offices: [
    { country: 'India', address: 'Hyderabad' },
    { country: 'USA', address: 'Dallas' },
  ],
  hours: ['Mon-Fri 9:00-18:00', 'Sat 10:00-16:00'],
  officeHours: {
    zone: 'Asia/Kolkata',
    hours: [
      ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((day) => ({
        day,
        from: '09:00',
        until: '18:00',
      })),
      { day: 'Saturday', from: '10:00', until: '16:00' },
    ],
    holidays: [],
  },
  retentionDays: 365,
  openness: { company: '', fees: '', commission: '', refunds: '', counselors: [] },
  social: { facebook: '', instagram: 'https://instagram.test/meridian', linkedin: '', youtube: '' },
};
