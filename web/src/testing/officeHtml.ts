/** What Word 2019 puts on the clipboard: a title, numbered headings, text, lists of two levels, a table with merged cells, a picture. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<title>通知</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:等线;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:普通表格;}</style><![endif]-->
</head>
<body lang=ZH-CN style='tab-interval:21.0pt'>
<!--StartFragment-->
<h1><a name="_Toc1"></a><span style='font-family:"Microsoft YaHei"'>采购办法<span lang=EN-US><o:p></o:p></span></span></h1>
<h2 style='margin-left:28.8pt;mso-list:l1 level2 lfo2'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>1.1<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><b>适用范围</b></h2>
<p class=MsoNormal style='text-indent:21.0pt'><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='color:red'>Goods</span></b> 和<i>服务</i>，<u>不含</u><s>工程</s>
H<sub>2</sub>O<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>申请<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:Wingdings;mso-fareast-font-family:Wingdings'><span style='mso-list:Ignore'>Ø<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span></span><![endif]>附预算</p>
<p class=MsoListParagraphCxSpLast style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span></span><![endif]>审批</p>
<p class=MsoNormal style='mso-outline-level:3'>附表</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=138 rowspan=2 style='width:103.7pt;border:solid windowtext 1.0pt'><p class=MsoNormal>类别<o:p></o:p></p></td>
  <td width=277 colspan=2 valign=top><p class=MsoNormal>金额</p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=138><p class=MsoNormal>下限</p></td>
  <td width=138><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
 </tr>
 <![if !supportMisalignedColumns]>
 <tr height=0><td width=138 style='border:none'></td><td width=138 style='border:none'></td><td width=138 style='border:none'></td></tr>
 <![endif]>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/Temp/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img
width=200 height=100 src="file:///C:/Temp/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></p>
<!--EndFragment-->
</body>
</html>`;

/** What WPS Writer puts on the clipboard: styles where Word has elements, and bullets of another font. */
export const wpsHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="Generator" content="WPS Office"><style>@font-face{font-family:"宋体";} h2{mso-style-name:"标题 2";}</style></head><body style="tab-interval:21pt;"><!--StartFragment--><h2><b style="mso-bidi-font-weight:normal"><span style="mso-spacerun:'yes';font-family:黑体;font-weight:bold;font-size:16.0000pt;"><font face="黑体">开标安排</font></span></b><span><o:p></o:p></span></h2><p class="MsoHeading7"><span style="font-weight:normal;">时间</span></p><p class=MsoNormal><span style="mso-spacerun:'yes';font-weight:bold;">周五</span><span style="font-style:italic;">上午</span><span style="text-decoration:underline;text-underline:single;">九点</span></p><p class=MsoNormal style="margin-left:21.0000pt;text-indent:-21.0000pt;mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="font-family:Wingdings;"><span style='mso-list:Ignore;'>l<span>&nbsp;</span></span></span><![endif]><span>带证件</span></p><p class=MsoNormal style="margin-left:21.0000pt;mso-list:l2 level1 lfo2;"><![if !supportLists]><span><span style='mso-list:Ignore;'>（一）<span>&nbsp;</span></span></span><![endif]><span>签到</span></p><table class=MsoTableGrid style="border-collapse:collapse;"><tr><td width=284 valign=top colspan=2 style="width:213pt;"><p class=MsoNormal><span>地点</span></p></td></tr></table><!--EndFragment--></body></html>`;
