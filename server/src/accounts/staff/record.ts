/** Names a member of staff in the audit log. */
export const recordOf = (staff: { id: string; email: string }) => ({
  kind: 'staff' as const,
  id: staff.id,
  no: staff.email,
});
